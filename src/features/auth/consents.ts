/** What a person agrees to at sign-up; only the last may stay open. */
export interface Consents {
  readonly service: boolean;
  readonly privacy: boolean;
  readonly age: boolean;
  readonly news: boolean;
}

export const NO_CONSENTS: Consents = { service: false, privacy: false, age: false, news: false };

export const hasRequiredConsents = ({ service, privacy, age }: Consents): boolean =>
  service && privacy && age;

export const hasAllConsents = (consents: Consents): boolean => Object.values(consents).every(Boolean);

export const allConsents = (given: boolean): Consents => ({
  service: given,
  privacy: given,
  age: given,
  news: given,
});
