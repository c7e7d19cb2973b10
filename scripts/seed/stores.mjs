/** The stores as Firestore documents. */
import { STORES } from './data/stores.mjs';

export const stores = () =>
  Object.entries(STORES).map(([id, { hours, services, ...store }]) => ({
    id,
    data: { ...store, hours: hours.split(' ').map(hoursOfDay), services: services.split(' ') },
  }));

/** `10:00-19:00` to minutes after midnight; `-` is closed. */
function hoursOfDay(text) {
  if (text === '-') return null;
  const [opens, closes] = text.split('-').map((time) => {
    const [hours, minutes] = time.split(':').map(Number);
    return hours * 60 + minutes;
  });
  return { opens, closes };
}
