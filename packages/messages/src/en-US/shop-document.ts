import type { Shape } from '../shape.ts';
import type { shopDocument as zh } from '../zh-CN/shop-document.ts';

export const shopDocument = {
  title: 'Documents',
  none: 'No documents yet. Keep the lease, floor plans, licences and the like here.',
  add: 'Add document',
  addTitle: 'Add a document of the store',
  editTitle: 'Change a document of the store',
  edit: 'Change',
  bin: 'Recently deleted documents',
  actsOf: '{name}: more',
  field: { file: 'Document', kind: 'Kind', name: 'Name', note: 'Note' },
  kind: {
    lease: 'Lease',
    floor_plan: 'Floor plan',
    licence: 'Licence',
    contract: 'Other contract',
    report: 'Test or inspection report',
    other: 'Other',
  },
  need: { file: 'Upload a document first', name: 'Give it a name' },
  added: 'Document added',
  saved: 'Document changed',
  removed: 'Document deleted',
  restored: 'Document brought back',
} satisfies Shape<typeof zh>;
