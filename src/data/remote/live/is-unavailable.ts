/** Whether a read of the SDK has failed because nobody answered, which says nothing of what was asked for. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'unavailable';
