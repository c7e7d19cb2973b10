import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** Of a network that is far, there and back: what is in between screens stands long enough to be pressed. */
const LATENCY_MS = 150;

/**
 * A walk's network: near or far, there or not. The browser takes one word on it for each page, the last; the
 * slowness is taken back before the network goes, or its requests would still get through.
 */
export class Network {
  isOffline = false;
  readonly #context: BrowserContext;
  readonly #isFar: boolean;
  #slowness: CDPSession | null = null;

  constructor(context: BrowserContext, isFar: boolean) {
    this.#context = context;
    this.#isFar = isFar;
  }

  /** Loses it, or finds it again. */
  async turn(page: Page): Promise<void> {
    this.isOffline = !this.isOffline;
    await this.#slowness?.detach();
    this.#slowness = null;
    await this.#context.setOffline(this.isOffline);
    await this.arrange(page);
  }

  /** Makes the network far for a page that was just opened. */
  async arrange(page: Page): Promise<void> {
    if (!this.#isFar || this.isOffline) return;
    this.#slowness = await this.#context.newCDPSession(page);
    await this.#slowness.send('Network.enable');
    await this.#slowness.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  }

  /** Its page is gone, and its slowness with it. */
  closed(): void {
    this.#slowness = null;
  }
}
