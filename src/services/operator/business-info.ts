/** One line of the operator's legal data; the key names its label in the footer's texts. */
export type BusinessField =
  | 'name'
  | 'representative'
  | 'registrationNumber'
  | 'mailOrderNumber'
  | 'address'
  | 'phone'
  | 'email'
  | 'hosting';

const REGISTER = 'https://www.ftc.go.kr/bizCommPop.do?wrkr_no={number}';

/**
 * The operator’s legal data for the footer and the terms, from the build's settings. A value that is not set
 * stays a visible placeholder: such numbers are never made up.
 */
export const businessInfo: ReadonlyArray<readonly [BusinessField, string]> = [
  ['name', given(import.meta.env.VITE_BUSINESS_NAME, '{상호}')],
  ['representative', given(import.meta.env.VITE_BUSINESS_REPRESENTATIVE, '{대표자}')],
  ['registrationNumber', given(import.meta.env.VITE_BUSINESS_REGISTRATION, '{사업자등록번호}')],
  ['mailOrderNumber', given(import.meta.env.VITE_BUSINESS_MAIL_ORDER, '{통신판매업신고번호}')],
  ['address', given(import.meta.env.VITE_BUSINESS_ADDRESS, '{주소}')],
  ['phone', given(import.meta.env.VITE_BUSINESS_PHONE, '{고객센터}')],
  ['email', given(import.meta.env.VITE_BUSINESS_EMAIL, '{이메일}')],
  ['hosting', given(import.meta.env.VITE_BUSINESS_HOSTING, 'Google LLC (Firebase Hosting)')],
];

/** What it is called where a sentence names it. */
export const operatorName: string = given(import.meta.env.VITE_BUSINESS_NAME, '{상호}');

/** Where the public register shows this business, or `null` while its number is not known. */
export const registerAddress: string | null = registerAddressOf(
  given(import.meta.env.VITE_BUSINESS_REGISTRATION, ''),
  import.meta.env.VITE_BUSINESS_REGISTER_URL,
);

/** The Fair Trade Commission's page of a business, by the ten digits of its number; `{number}` in `pattern`. */
export function registerAddressOf(registration: string, pattern: string | undefined): string | null {
  const number = registration.replaceAll(/\D/g, '');
  return number.length === 10 ? (pattern?.trim() || REGISTER).replace('{number}', number) : null;
}

function given(setting: string | undefined, placeholder: string): string {
  return setting?.trim() || placeholder;
}
