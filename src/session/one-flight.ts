/** Calls that are the same while one of them is on its way are one call, with one answer. */
export function oneFlight<Answer>(): (words: string, call: () => Promise<Answer>) => Promise<Answer> {
  const flights = new Map<string, Promise<Answer>>();
  return (words, call) => {
    const known = flights.get(words);
    if (known) return known;
    const flight = call().finally(() => flights.delete(words));
    flights.set(words, flight);
    return flight;
  };
}
