import type { Actor } from '@rondo/domain/actor';
import type { LatLng } from '@rondo/domain/gcj02';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import * as q from './place.queries.ts';

type Place = LatLng & { id: string; rev: number };

/** Puts shops of the actor's scope on the map, all or none. */
export async function placeShops(tx: Tx, actor: Actor, places: readonly Place[]): Promise<number> {
  const asked = [...new Map(places.map((place) => [place.id, place])).values()];
  const ids = asked.map(({ id }) => id);
  const before = await q.placesOf(tx.db, actor, ids).execute();
  if (before.length < asked.length) throw new AppError('NOT_FOUND');
  const placed = await q.place(tx.db, tx.companyId, asked, tx.now());
  if (placed.length < asked.length) throw new AppError('STALE');
  for (const { id, name, latitude, longitude } of placed) {
    const was = before.find((row) => row.id === id);
    await tx.addHistory({
      ...{ kind: 'shop', id, name, event: 'placed' },
      data: {
        changes: [
          { field: 'latitude', before: textOf(was?.latitude), after: textOf(latitude) },
          { field: 'longitude', before: textOf(was?.longitude), after: textOf(longitude) },
        ],
      },
    });
  }
  return placed.length;
}

const textOf = (degrees: number | null | undefined): string | null => (degrees == null ? null : String(degrees));
