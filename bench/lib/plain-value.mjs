/** What a value of REST says, however it is written: fields by name, moments in milliseconds. */
export function plainValue(value) {
  if (value.mapValue) {
    const entries = Object.entries(value.mapValue.fields ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return entries.map(([name, each]) => [name, plainValue(each)]);
  }
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(plainValue);
  if (value.timestampValue !== undefined) return Date.parse(value.timestampValue);
  return Number(value.integerValue ?? value.doubleValue ?? Number.NaN) || Object.values(value)[0];
}
