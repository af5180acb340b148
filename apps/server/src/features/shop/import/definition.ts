import { fieldNames } from '@rondo/contract/kit/field';
import { SHOP_FIELDS } from '@rondo/contract/shop-fields';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import { importOf } from '../../../platform/import/definition.ts';
import { customFieldsOf } from '../custom-fields.ts';
import { checkShops } from './check.ts';
import { customSpec } from './custom.ts';
import { IMPORT_FIELDS, type ImportField } from './fields.ts';
import { type Plan, parsePlan } from './plan.ts';
import { undoShops } from './undo.ts';
import { writeShops } from './write.ts';

/** How stores are imported. */
export const shopImport = importOf<ImportField, Plan>({
  kind: 'shop',
  code: 'shop_store',
  fields: IMPORT_FIELDS,
  ownFields: async ({ db, actor }) => (await customFieldsOf(db, actor.companyId)).map(customSpec),
  maxRows: LIMIT.import.shops,
  choices: ['skip', 'overwrite'],
  example: ({ language }) => [
    Object.fromEntries(SAMPLED.map((field) => [field, translate(language, `shop.importing.sample.${field}`)])),
  ],
  check: checkShops,
  parse: parsePlan,
  write: writeShops,
  undo: undoShops,
});

/** No example of a mobile: it would have to be a member's. */
const SAMPLED = [...fieldNames(SHOP_FIELDS), 'group', 'state'] as const;
