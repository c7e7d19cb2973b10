/**
 * How the law wants a push that advertises to look: marked before anything else of its title, and with the way
 * to refuse it at its end. What is marked already is left as it is.
 */
export const advertised = <T extends { readonly title: string; readonly body: string }>(
  push: T,
  words: { readonly mark: string; readonly refusal: string },
): T => ({
  ...push,
  title: push.title.startsWith(words.mark) ? push.title : `${words.mark} ${push.title}`,
  body: push.body.endsWith(words.refusal) ? push.body : `${push.body}\n${words.refusal}`,
});
