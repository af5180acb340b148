import type { CameraPlace } from '@rondo/domain/device';
import { HOUR_MS } from '@rondo/domain/duration';
import type { Language } from '@rondo/domain/language';
import { chance } from './chance.ts';
import { idAt } from './numbers.ts';
import type { DemoPeople } from './people.ts';
import type { ShopKind } from './place.ts';
import type { DemoShop } from './shops.ts';

interface World {
  companyId: string;
  language: Language;
  shops: readonly DemoShop[];
  people: DemoPeople;
  now: Date;
}

type Row = Record<string, unknown>;
export interface DemoDevices {
  devices: Row[];
  cameras: Row[];
  recordings: Row[];
}

/** How many stores have cameras: the first open ones, so that every preset role finds some. */
const EQUIPPED = 16;
/** Every so many of them has one more camera, that has not answered for a day: its address is one that the documentation of networks keeps free. */
const BROKEN_EACH = 6;
const BROKEN_HOURS = 26;
/** The cameras of the first store are recorded, for so many days: four small pictures take little of a disk. */
const RECORDED_DAYS = 2;
const NOWHERE = '192.0.2.';

const NAMES: Record<Language, Partial<Record<CameraPlace, string>> & { recorder: string; broken: string }> = {
  'zh-CN': {
    door: '门口',
    till: '收银台',
    kitchen: '后厨',
    aisle: '货架通道',
    storage: '仓库',
    seating: '堂食区',
    recorder: '录像机',
    broken: '后门',
  },
  'en-US': {
    door: 'Entrance',
    till: 'Till',
    kitchen: 'Kitchen',
    aisle: 'Aisle',
    storage: 'Stockroom',
    seating: 'Seating',
    recorder: 'Recorder',
    broken: 'Back door',
  },
};

/** The clips of each kind of room (decision 0097); neighbouring stores show different ones. */
const CLIPS = {
  door: ['door-fashion', 'door-evening'],
  till: ['till-corner-shop', 'till-bakery', 'till-queue', 'till-unattended'],
  kitchen: ['kitchen-lunch', 'kitchen-evening'],
  aisle: ['aisle-supermarket', 'aisle-greengrocer', 'aisle-restocking'],
  storage: ['storage-racks', 'storage-delivery'],
  seating: ['seating-cafe', 'seating-family'],
} satisfies Partial<Record<CameraPlace, readonly string[]>>;

const ROOMS: Record<ShopKind, readonly (keyof typeof CLIPS)[]> = {
  catering: ['till', 'kitchen', 'seating', 'door'],
  retail: ['till', 'aisle', 'storage', 'door'],
};

/** Recorders with demo cameras in the first stores, and a few cameras that do not answer. */
export function makeDevices({ companyId, language, shops, people, now }: World): DemoDevices {
  const names = NAMES[language];
  const made: DemoDevices = { devices: [], cameras: [], recordings: [] };
  const equipped = shops.filter(({ state }) => state === 'open').slice(0, EQUIPPED);
  for (const [index, shop] of equipped.entries()) {
    const device = (fields: Row): string => {
      const id = idAt(shop.createdAt);
      made.devices.push({ ...common(companyId, shop, people), id, ...fields });
      return id;
    };
    const camera = (deviceId: string, fields: Row): void => {
      const of = { company_id: companyId, device_id: deviceId, shop_id: shop.id, created_at: shop.createdAt };
      made.cameras.push({ ...of, id: idAt(shop.createdAt), ...fields });
    };
    const recorder = { name: names.recorder, kind: 'nvr', driver: 'file', address: '' };
    const recorderId = device({ ...recorder, state: 'online', state_at: shop.createdAt, seen_at: now });
    for (const [at, room] of ROOMS[shop.place.kind].entries()) {
      const clips = CLIPS[room];
      const main_stream = clips[index % clips.length];
      camera(recorderId, { channel: at + 1, name: names[room], places: [room], main_stream });
      const plan = { mode: 'continuous', keep_days: RECORDED_DAYS, edited_by: people.admin.id, updated_at: now };
      if (index === 0) made.recordings.push({ company_id: companyId, camera_id: made.cameras.at(-1)?.id, ...plan });
    }
    if (index % BROKEN_EACH !== BROKEN_EACH - 1) continue;
    const address = `${NOWHERE}${index + 10}`;
    const since = new Date(now.getTime() - BROKEN_HOURS * HOUR_MS + chance(shop.code).int(0, 2 * HOUR_MS));
    const broken = { name: names.broken, kind: 'camera', driver: 'rtsp', address };
    const brokenId = device({ ...broken, state: 'offline', state_at: since, seen_at: since });
    camera(brokenId, {
      channel: 1,
      name: names.broken,
      places: ['outside'],
      main_stream: `rtsp://${address}:554/live`,
    });
  }
  return made;
}

const common = (companyId: string, shop: DemoShop, people: DemoPeople): Row => ({
  company_id: companyId,
  shop_id: shop.id,
  edited_by: people.admin.id,
  created_at: shop.createdAt,
  updated_at: shop.createdAt,
});
