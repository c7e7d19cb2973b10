import { useSyncExternalStore } from 'react';
import { pushStore, type PushState } from './push-store.ts';

export const usePush = (): PushState => useSyncExternalStore(pushStore.subscribe, pushStore.get);
