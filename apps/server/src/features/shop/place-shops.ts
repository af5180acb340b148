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
  const before = new Map((await q.placesOf(tx.db, actor, ids).execute()).map((shop) => [shop.id, shop]));
  if (before.size < asked.length) throw new AppError('NOT_FOUND');
  const known = asked.flatMap((place) => {
    const was = before.get(place.id);
    return was ? [{ ...place, was }] : [];
  });
  const placed = await placeUnchanged(tx, known);
  if (placed.length < asked.length) throw new AppError('STALE');
  return placed.length;
}

interface Somewhere {
  latitude: number | null;
  longitude: number | null;
}
interface Known extends Somewhere {
  id: string;
  rev: number;
  was: Somewhere;
}

interface PlacedShop {
  id: string;
  name: string;
  rev: number;
  was: Somewhere;
}

/** Puts those shops on the map, or takes them off, that are still as they were read; answers them. Whether one may is asked before. */
export async function placeUnchanged(tx: Tx, places: readonly Known[]): Promise<PlacedShop[]> {
  const before = new Map(places.map(({ id, was }) => [id, was]));
  const placed: PlacedShop[] = [];
  for (const { id, name, rev, latitude, longitude } of await q.place(tx.db, tx.companyId, places, tx.now())) {
    const was = before.get(id);
    if (!was) throw new Error(`shop ${id} was placed, and nobody asked for it`);
    await tx.addHistory({
      ...{ kind: 'shop', id, name, event: 'placed' },
      data: {
        changes: [
          { field: 'latitude', before: textOf(was.latitude), after: textOf(latitude) },
          { field: 'longitude', before: textOf(was.longitude), after: textOf(longitude) },
        ],
      },
    });
    placed.push({ id, name, rev, was });
  }
  return placed;
}

const textOf = (degrees: number | null): string | null => (degrees === null ? null : String(degrees));
