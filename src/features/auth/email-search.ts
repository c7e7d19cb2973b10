/** Takes what was typed into one form along to the next, so that nobody types it twice. */
export const emailSearch = (typed: string): { email?: string } => {
  const email = typed.trim();
  return email === '' ? {} : { email };
};
