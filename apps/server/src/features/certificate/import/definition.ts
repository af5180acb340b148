import { CERTIFICATE_KINDS } from '@rondo/domain/certificate';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import { importOf } from '../../../platform/import/definition.ts';
import { checkCertificates } from './check.ts';
import { IMPORT_FIELDS, type ImportField } from './fields.ts';
import { type Plan, parsePlan } from './plan.ts';
import { undoCertificates } from './undo.ts';
import { writeCertificates } from './write.ts';

/** How certificates are imported: those of stores, and of people by where they work. */
export const certificateImport = importOf<ImportField, Plan>({
  kind: 'certificate',
  code: 'shop_store',
  fields: IMPORT_FIELDS,
  maxRows: LIMIT.certificate.imported,
  choices: ['skip', 'overwrite'],
  offers: async ({ language }: Context) => ({
    kind: CERTIFICATE_KINDS.map((kind) => translate(language, `certificate.kind.${kind}`)),
  }),
  check: checkCertificates,
  parse: parsePlan,
  write: writeCertificates,
  undo: undoCertificates,
});
