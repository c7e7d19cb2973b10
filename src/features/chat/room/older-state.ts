/** What stands above the oldest message shown. */
export type OlderState = 'unknown' | 'loading' | 'beginning' | 'failed';
