import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import { importOf } from '../../../platform/import/definition.ts';
import { checkPlaces } from './check.ts';
import { COORDINATE_SYSTEMS } from './coordinate-system.ts';
import { IMPORT_FIELDS, type ImportField } from './fields.ts';
import { type Plan, parsePlan } from './plan.ts';
import { undoPlaces } from './undo.ts';
import { writePlaces } from './write.ts';

/** How stores are put on the map by a table: found by number or name, with their coordinates. No store is made. */
export const placeImport = importOf<ImportField, Plan>({
  kind: 'place',
  code: 'shop_store',
  fields: IMPORT_FIELDS,
  maxRows: LIMIT.import.shops,
  choices: ['skip', 'overwrite'],
  offers: async ({ language }) => ({
    system: COORDINATE_SYSTEMS.map((system) => translate(language, `shopMap.importing.system.${system}`)),
  }),
  check: checkPlaces,
  parse: parsePlan,
  write: writePlaces,
  undo: undoPlaces,
});
