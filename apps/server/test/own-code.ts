import type { OWN_CODE_PURPOSES } from '@rondo/domain/one-time-code';
import { v7 as uuidv7 } from 'uuid';
import { sendCode } from '../src/features/code/index.ts';
import type { Person, World } from './world-shape.ts';

/** A code sent to somebody's own address, read where it lies; the clock goes on a minute, so that one may be asked for again. */
export async function ownCode(
  w: World,
  person: Person,
  purpose: Exclude<(typeof OWN_CODE_PURPOSES)[number], 'change_contact'>,
): Promise<string> {
  w.clock.advance(61_000);
  const [contact] = await w.sql<{ mail: string }>(
    'select p.mail from person p join member m on m.person_id = p.id where m.company_id = $1 and m.id = $2',
    [person.companyId, person.id],
  );
  const mail = contact?.mail ?? '';
  await sendCode(
    { db: w.app.databases.global, now: w.clock.now, newId: uuidv7 },
    { purpose, target: { mobile: null, mail }, language: 'en-US', from: { ip: '127.0.0.1' } },
  );
  const [letter] = await w.sql<{ code: string }>(
    `select params ->> 'code' as code from delivery where target = $1 and text_key = 'code' order by created_at desc, id desc limit 1`,
    [mail],
  );
  return letter?.code ?? '';
}
