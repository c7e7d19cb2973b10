import { useLocation, type HistoryState } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What was typed into the form that led here; not in the address, which others get to see. */
    email?: string;
  }
}

/** Takes what was typed into one form along to the next, so that nobody types it twice. */
export const carryEmail = (typed: string): HistoryState => {
  const email = typed.trim();
  return email === '' ? {} : { email };
};

export const useCarriedEmail = (): string => useLocation({ select: ({ state }) => state.email ?? '' });
