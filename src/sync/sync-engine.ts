import type { UserDatabase } from '#data/local/user-database.ts';
import type { LiveRemote } from '#data/remote/live/live-remote.ts';
import type { OutboxRemote } from '#data/remote/rest/outbox-remote.ts';
import { isWithoutRadio } from '#domain/connection/connection-state.ts';
import type { ChatId } from '#domain/ids.ts';
import type { Connection } from './connection/connection.ts';
import { onRecovery } from './connection/on-recovery.ts';
import type { Environment } from './environment.ts';
import { startOutboxRunner } from './outbox/outbox-runner.ts';
import { createOpenRooms } from './pull/open-rooms.ts';
import { leadWhileVisible, type Visibility } from './pull/lead-while-visible.ts';
import type { News } from './pull/news.ts';
import type { PullContext } from './pull/pull-context.ts';
import { pullOlder, pullRoom } from './pull/pull-messages.ts';
import { pullPersonal } from './pull/pull-personal.ts';
import { pullRooms } from './pull/pull-rooms.ts';

export interface SyncContext {
  readonly db: UserDatabase;
  readonly isAdmin: boolean;
  readonly environment: Environment;
  readonly connection: Connection;
  readonly visibility: Visibility;
  readonly loadOutboxRemote: () => Promise<OutboxRemote>;
  readonly loadLiveRemote: () => Promise<LiveRemote>;
  /** Something waits that this page may not live to send. */
  readonly onWaiting: () => void;
  /** The list of rooms could not be followed, which its screen says. */
  readonly onRoomsFailed: (failed: boolean) => void;
  /** Something has come that its reader may want to be told of; in the one tab that listens. */
  readonly onNews: (news: News) => void;
}

export interface SyncEngine {
  /** Keeps one room live while it is on the screen; gives the way to stop. */
  openRoom(chatId: ChatId): () => void;
  /** Fetches a page of older history; gives whether the beginning is reached. Rejects without network. */
  loadOlder(chatId: ChatId): Promise<boolean>;
  /** Something was written, or the user looks: try everything that waits. */
  wake(): void;
  /** The network is back, or the device has slept: the same, and do not trust a silent stream. */
  renew(): void;
  stop(): Promise<void>;
}

/** Everything that moves between this device and the server for one signed-in person. */
export function startSync(context: SyncContext): SyncEngine {
  const { db, connection, visibility, environment } = context;
  const onOutcome = (outcome: 'success' | 'failure') => connection.report(outcome);
  const pullContext = async (): Promise<PullContext> => ({
    db,
    environment,
    onOutcome,
    onNews: context.onNews,
    begin: connection.begin,
    remote: await context.loadLiveRemote(),
  });
  const lead = (name: string, pull: (pulling: PullContext) => () => void) =>
    leadWhileVisible(`geumnaru-pull-${db.uid}-${name}`, visibility, () => whenLoaded(pullContext, pull));

  const openRooms = createOpenRooms();
  const runner = startOutboxRunner({
    db,
    environment,
    onOutcome,
    begin: connection.begin,
    loadRemote: context.loadOutboxRemote,
    hasRadio: () => !isWithoutRadio(connection.get()),
    onWaiting: context.onWaiting,
  });
  const stopPersonal = lead('personal', (pulling) => {
    const stops = [
      pullRooms(pulling, openRooms, context.onRoomsFailed),
      pullPersonal(pulling, context.isAdmin),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });

  const wake = () => runner.expedite();
  const renew = () => {
    wake();
    void context
      .loadLiveRemote()
      .then((remote) => remote.bounce())
      .catch((error: unknown) => console.warn('stream not renewed', error));
  };
  const unsubscribe = [onRecovery(connection, renew), connection.subscribe(runner.look)];

  return {
    openRoom(chatId) {
      const leave = openRooms.open(chatId);
      const stop = lead(`room-${chatId}`, (pulling) => pullRoom(pulling, chatId));
      return () => {
        stop();
        leave();
      };
    },
    loadOlder: async (chatId) => pullOlder(await pullContext(), chatId),
    wake,
    renew,
    async stop() {
      for (const end of unsubscribe) end();
      stopPersonal();
      await runner.stop();
    },
  };
}

/** How long until what could not be loaded is asked for again. */
const RELOAD_MS = 10_000;

/** Starts when the module has arrived, unless it was stopped before. */
function whenLoaded(
  load: () => Promise<PullContext>,
  pull: (context: PullContext) => () => void,
): () => void {
  let stop: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let stopped = false;
  const attempt = () => {
    load().then(
      (context) => {
        if (!stopped) stop = pull(context);
      },
      (error: unknown) => {
        console.warn('pull not started', error);
        if (!stopped) timer = setTimeout(attempt, RELOAD_MS);
      },
    );
  };
  attempt();
  return () => {
    stopped = true;
    if (timer !== null) clearTimeout(timer);
    stop?.();
  };
}
