import { nextTask } from '#data/remote/next-task.ts';

/**
 * Runs the parts of the first load that a build names in its page, one after another: together they would be
 * one task, during which a phone hears no tap. The last one is the app, which is not drawn without its styles.
 * In development the page names none, and the entry brings them itself.
 */
export async function runParts(): Promise<void> {
  const scripts = document.querySelectorAll<HTMLLinkElement>('link[data-part]');
  const styles = document.querySelectorAll<HTMLLinkElement>('link[data-relation=stylesheet]');
  const last = scripts.length - 1;
  for (const [index, { href }] of scripts.entries()) {
    if (index === last) await Promise.all([...styles].map(loaded));
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
}

/** Where they cannot be fetched, the page itself offers another try (first-paint.css). */
async function loaded(styles: HTMLLinkElement): Promise<void> {
  if (styles.sheet) return;
  await new Promise((resolve) => styles.addEventListener('load', resolve, { once: true }));
}
