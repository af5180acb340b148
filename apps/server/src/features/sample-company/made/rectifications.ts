import { rectificationApi as api } from '@rondo/contract/rectification';
import type { Actor } from '@rondo/domain/actor';
import { translate } from '@rondo/messages';
import sharp from 'sharp';
import { enterPicture, keepPicture } from '../../file/index.ts';
import { act, type Stage, sampleTx } from './act-as.ts';
import type { DaysAgo } from './calendar.ts';
import type { Found } from './inspections.ts';
import type { Cast } from './people.ts';

/** What becomes of the problems, in turn: completed at once, completed after a rejection, looked at now, objected to, not begun. */
const WAYS = ['completed', 'completed', 'rejected', 'handled', 'appealed', 'pending'] as const;
type Way = (typeof WAYS)[number];

interface Given {
  ago: DaysAgo;
  cast: Cast;
  found: readonly Found[];
}

/** What the managers of the stores did about the problems, so that each state has some. */
export async function makeRectifications(stage: Stage, { ago, cast, found }: Given): Promise<void> {
  for (const [no, one] of found.entries()) await follow(stage, { ago, cast, one, way: wayOf(one, no), no });
}

/** What was found yesterday waits; of the older ones all but the newest round are over. */
function wayOf({ daysAgo }: Found, no: number): Way {
  if (daysAgo <= 1) return 'pending';
  if (daysAgo > 7) return no % 3 === 2 ? 'rejected' : 'completed';
  return WAYS[(no % 3) + 3] ?? 'pending';
}

interface Followed extends Omit<Given, 'found'> {
  one: Found;
  way: Way;
  no: number;
}

async function follow(stage: Stage, { ago, cast, one, way, no }: Followed): Promise<void> {
  const { id, manager, daysAgo } = one;
  const reviewer = cast.inspector;
  const say = (key: 'handled' | 'again' | 'appeal') => translate(stage.owner.language, `sampleCompany.made.${key}`);
  const revOf = async (who: Actor, at: Date) => (await act(stage, { who, at }, api.get, { id })).rev;
  const handle = async (daysLater: number, part: number) => {
    const at = ago(daysAgo - daysLater, 15);
    const photoIds = [await makePhoto(stage, { who: manager, at, no: no * 2 + part })];
    const rev = await revOf(manager, at);
    const done = { id, rev, photoIds, comment: say('handled'), noVisibleChange: true };
    await act(stage, { who: manager, at }, api.handle, done);
  };
  const review = async (daysLater: number, isGood: boolean) => {
    const at = ago(daysAgo - daysLater, 17);
    const asked = { id, rev: await revOf(reviewer, at) };
    if (isGood) await act(stage, { who: reviewer, at }, api.approve, asked);
    else await act(stage, { who: reviewer, at }, api.reject, { ...asked, comment: say('again') });
  };
  switch (way) {
    case 'pending':
      return;
    case 'appealed': {
      const at = ago(daysAgo - 1, 11);
      const photoIds = [await makePhoto(stage, { who: manager, at, no: no * 2 })];
      const asked = { id, rev: await revOf(manager, at), comment: say('appeal'), photoIds };
      await act(stage, { who: manager, at }, api.appeal, asked);
      return;
    }
    case 'handled':
      return handle(1, 0);
    case 'rejected':
      await handle(1, 0);
      await review(1, false);
      await handle(2, 1);
      return review(2, true);
    case 'completed':
      await handle(1, 0);
      return review(1, true);
    default:
      return way satisfies never;
  }
}

interface Photo {
  who: Actor;
  at: Date;
  no: number;
}

const [WIDTH, HEIGHT, HUES] = [800, 600, 47];

/** A picture that says of itself that it is of the sample; no two are alike. */
async function makePhoto(stage: Stage, { who, at, no }: Photo): Promise<string> {
  const { tx, store, owner } = stage;
  const words = translate(owner.language, 'sampleCompany.made.photo');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="hsl(${(no * HUES) % 360} 35% 72%)"/>
    <circle cx="${80 + ((no * 131) % 640)}" cy="${90 + ((no * 71) % 420)}" r="${60 + ((no * 29) % 120)}" fill="hsl(${(no * HUES + 180) % 360} 40% 45%)"/>
    <text x="50%" y="92%" text-anchor="middle" font-family="sans-serif" font-size="40" fill="#222">${words} ${no + 1}</text></svg>`;
  const kept = await keepPicture(store, tx.companyId, await sharp(Buffer.from(svg)).jpeg().toBuffer());
  const named = { name: `${words} ${no + 1}.jpg`, takenAt: at, memberId: who.memberId };
  return enterPicture(sampleTx(stage, who, at), store, kept, named);
}
