import type { DemoVersion } from './template.ts';

/** Name of the category that holds a check item. */
export function categoryOf(version: DemoVersion, itemId: string): string {
  return version.content.categories.find((one) => one.items.some((item) => item.id === itemId))?.name ?? '';
}
