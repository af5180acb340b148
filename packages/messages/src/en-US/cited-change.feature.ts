import type { Shape } from '../shape.ts';
import type { citedChangeFeature as zh } from '../zh-CN/cited-change.feature.ts';

export const citedChangeFeature = {
  state: { citedChange: { open: 'To look at', kept: 'Still right', replaced: 'New version published' } },
  audit: {
    kind: { cited_change: 'Change of a cited file' },
    event: {
      cited_change: {
        keep: 'said that the check items are still right',
        replace: 'published a template whose cited file had changed',
      },
    },
  },
  notification: {
    kind: { system: { cited_change: 'Changes of cited documents' } },
    system: {
      cited_changed: {
        title: 'A cited file has changed: {file}',
        body: 'Check items of the template “{name}” cite it: please see whether they are still right.',
      },
    },
  },
} satisfies Shape<typeof zh>;
