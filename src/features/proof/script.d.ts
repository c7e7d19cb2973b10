/** The text of a script that stands by itself (`scripts/vite/standalone-script.ts`). */
declare module '*?script' {
  export const script: string;
}
