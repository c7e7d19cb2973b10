/** For a way between a room and the list: what is looked for in the list stays. */
export const sameTerm = ({ q }: { readonly q?: string }): { q?: string } => (q === undefined ? {} : { q });
