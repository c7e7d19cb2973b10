import { nextTask } from '#data/remote/next-task.ts';

/**
 * Runs the parts of the first load that a build names in its page, one after another: together they would be
 * one task, during which a phone hears no tap. In development the page names none, and the entry brings them
 * itself.
 */
export async function runParts(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-part]')) {
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
}
