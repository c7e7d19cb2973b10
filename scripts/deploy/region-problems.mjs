/**
 * Functions, page and database must stand in one place: a call to another region finds nothing, and a
 * trigger beside another database never fires.
 * @param {object} said
 * @param {string} said.page the region to which the page makes its calls
 * @param {string} said.database where firebase.json has the database made
 * @param {string} said.policy the addresses that the page's policy lets it call
 * @param {Readonly<Record<string, readonly string[]>>} said.functions the regions of each function
 */
export function regionProblems({ page, database, policy, functions }) {
  const elsewhere = Object.entries(functions).filter(([, regions]) => regions.join() !== page);
  return [
    ...(Object.keys(functions).length === 0 ? ['There is not one function.'] : []),
    ...elsewhere.map(
      ([name, regions]) => `${name} runs in ${regions.join() || 'no region'}, not in ${page}.`,
    ),
    ...(database === page ? [] : [`firestore.location is "${database}", the functions are in ${page}.`]),
    ...(policy.includes(`https://${page}-`) ? [] : [`The page's policy lets it call nothing in ${page}.`]),
  ];
}

/**
 * The regions of what a bundle of functions exports.
 * @param {Readonly<Record<string, unknown>>} exported
 * @returns {Readonly<Record<string, readonly string[]>>}
 */
export function regionsOf(exported) {
  const entries = Object.entries(exported).flatMap(([name, made]) => {
    const endpoint = typeof made === 'function' ? Reflect.get(made, '__endpoint') : undefined;
    return endpoint === undefined ? [] : [[name, [endpoint.region ?? []].flat()]];
  });
  return Object.fromEntries(entries);
}
