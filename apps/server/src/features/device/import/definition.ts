import { DEVICE_DRIVERS, DEVICE_KINDS } from '@rondo/domain/device';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import { type AnyImport, importOf } from '../../../platform/import/definition.ts';
import { checkDevices, type ImportParts } from './check.ts';
import { IMPORT_FIELDS, type ImportField } from './fields.ts';
import { type Plan, parsePlan } from './plan.ts';
import { undoDevices } from './undo.ts';
import { writeDevices } from './write.ts';

/** How devices are imported: by the rules of the form, and with passwords that are sealed before anything is kept. */
export const deviceImport = (parts: ImportParts): AnyImport =>
  importOf<ImportField, Plan>({
    kind: 'device',
    code: 'x_device',
    fields: IMPORT_FIELDS,
    maxRows: LIMIT.device.imported,
    choices: ['skip', 'overwrite'],
    offers: async ({ language }: Context) => ({
      kind: DEVICE_KINDS.map((kind) => translate(language, `device.kind.${kind}`)),
      driver: DEVICE_DRIVERS.map((driver) => translate(language, `device.driver.${driver}`)),
    }),
    hint: ({ language }, field) => (isHinted(field) ? translate(language, `device.importing.hint.${field}`) : null),
    check: (context, source) => checkDevices(context, source, parts),
    parse: parsePlan,
    write: writeDevices,
    undo: undoDevices,
  });

const HINTED = ['edge', 'password', 'channels', 'places'] as const satisfies readonly ImportField[];
const isHinted = (field: ImportField): field is (typeof HINTED)[number] => HINTED.some((one) => one === field);
