export interface ReadAddress {
  readonly origin: string;
  readonly projectId: string;
  readonly apiKey: string;
}

/** The name of the database's root, as documents carry it. */
export const documentsRoot = ({ projectId }: Pick<ReadAddress, 'projectId'>): string =>
  `projects/${projectId}/databases/(default)/documents`;

/** Where something below the root (`/products/ring-1`, `:runQuery`) is asked for. */
export const documentAddress = (address: ReadAddress, below: string): string =>
  `${address.origin}/v1/${documentsRoot(address)}${below}?key=${encodeURIComponent(address.apiKey)}`;
