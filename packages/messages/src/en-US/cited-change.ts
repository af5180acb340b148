import type { Shape } from '../shape.ts';
import type { citedChange as zh } from '../zh-CN/cited-change.ts';

/** Changes of cited files (product 19 (c) 3), English. */
export const citedChange = {
  title: 'Changes of cited files',
  noun: 'changes of cited files',
  search: 'Search templates',
  nothingYet:
    'When a file of the knowledge base that check items cite has a new version, it stands here: are the items still right?',
  hidden: 'A file that you may not view',
  version: 'Version {version}',
  column: {
    template: 'Template',
    file: 'File',
    items: 'Check items',
    state: 'State',
    at: 'Changed',
    closedBy: 'Settled by',
  },
  itemCount: '{count} {count|check item|check items}',
  openFile: 'Open the file',
  openTemplate: 'Change the template',
  keep: 'Still right',
  keepTitle: 'Are the check items still right?',
  keepComment: 'Comment',
  keepHint: 'May be left out; it stands in the audit log',
  kept: 'Noted: still right',
  passage: 'Cited passage',
  whole: 'What changed in the file',
  isGone: 'Nothing in the new version says this any more',
  reading: 'The new version is being read: what changed can be seen soon',
  noDifference: 'No words to compare: what it said before is not kept, or the file has no text',
  unchanged: 'The words have not changed',
} satisfies Shape<typeof zh>;
