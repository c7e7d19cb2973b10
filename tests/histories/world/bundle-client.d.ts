/** A fault that is planted into the bundle of a run, never into the sources. */
export interface Mutation {
  /** From the project's folder. */
  readonly file: string;
  /** It must be there, once. */
  readonly from: string;
  readonly to: string;
}
/** The app as one script, which a realm runs; with planted faults where some are given. */
export declare function bundleClient(mutations?: readonly Mutation[]): Promise<string>;
/** A source with a fault planted into it, whose text has to be there once. */
export declare function planted(text: string, { file, from, to }: Mutation): string;
