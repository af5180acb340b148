import type { Shape } from '../shape.ts';
import type { shopDocumentFeature as zh } from '../zh-CN/shop-document.feature.ts';

export const shopDocumentFeature = {
  error: { SHOP_DOCUMENTS_FULL: 'A store keeps at most {max} documents' },
  audit: {
    kind: { shop_document: 'Document of a store' },
    event: {
      shop_document: {
        created: 'added the document',
        edited: 'changed the document',
        deleted: 'deleted the document',
        restored: 'brought the document back',
      },
    },
    field: { kind: 'Kind', name: 'Name', note: 'Note' },
  },
} satisfies Shape<typeof zh>;
