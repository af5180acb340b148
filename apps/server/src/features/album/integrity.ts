import { type IntegrityCheck, SHOWN } from '../../platform/integrity.ts';
import * as q from './fill.queries.ts';

/** What was inspected shows its pictures in the gallery. */
export const albumIntegrity: IntegrityCheck[] = [
  {
    holds: 'Each photo of a record stands in the gallery',
    async find(db, { companyId, since }) {
      const { rows } = await q.missing(db, companyId, since, SHOWN);
      return rows.map(({ number }) => `${number} has a photo that the gallery lacks`);
    },
  },
];
