import type { DeviceDetail } from '@rondo/contract/device';
import { edgeApi } from '@rondo/contract/edge';
import { shopOptions } from '@rondo/contract/shop-options';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useCall } from '../../shared/http/query.ts';
import { useT } from '../../shared/i18n.tsx';
import { compareFields } from '../../shared/ui/form/conflict/compare-fields.ts';
import type { CompareField } from '../../shared/ui/form/conflict/merge.ts';
import { namesOf } from '../../shared/ui/form/conflict/names-of.ts';
import type { Conflict } from '../../shared/ui/form/conflict/use-conflict.ts';
import type { CameraDraft, Draft } from './device-draft.ts';

const some = (id: string | null): string[] => (id === null ? [] : [id]);

/** The fields of the form in words; what ids stand for is asked for only once there is something to compare. */
export function useConflictFields({ base, found }: Conflict<DeviceDetail>, mine: Draft): CompareField<Draft>[] {
  const t = useT();
  const format = useFormat();
  const shopIds = some(mine.shopId);
  const isOpen = found !== null && shopIds.length > 0;
  const shops = useCall(shopOptions, { ids: shopIds }, { enabled: isOpen });
  const edges = useCall(edgeApi.list, { shopId: shopIds, size: 100 }, { part: true, enabled: isOpen });
  const read = [base, found?.current ?? null];
  const knownShops = [...read.flatMap((one) => one?.shop ?? []), ...(shops.data ?? [])];
  const knownEdges = [...read.flatMap((one) => one?.edge ?? []), ...(edges.data?.list ?? [])];
  const text = (name: 'name' | 'address' | 'username' | 'serial' | 'model' | 'note') => ({
    label: t(`device.field.${name}`),
    words: (one: Draft) => one[name],
  });
  const cameraWords = ({ channel, name, places, mainStream, subStream }: CameraDraft): string =>
    [`${channel} ${name}`, ...places.map((place) => t(`device.place.${place}`)), mainStream, subStream]
      .filter(Boolean)
      .join(' ');
  return compareFields<Draft>({
    shopId: { label: t('device.field.shop'), words: ({ shopId }) => namesOf(some(shopId), knownShops, '') },
    kind: { label: t('device.field.kind'), words: ({ kind }) => t(`device.kind.${kind}`) },
    name: text('name'),
    driver: { label: t('device.field.driver'), words: ({ driver }) => t(`device.driver.${driver}`) },
    edgeId: {
      label: t('device.via'),
      words: ({ edgeId }) => (edgeId === null ? t('device.viaDirect') : namesOf([edgeId], knownEdges, '')),
    },
    address: text('address'),
    username: text('username'),
    // Never read back: what is typed is sent, and an empty one leaves what is kept.
    password: null,
    cameras: { label: t('device.column.cameras'), words: ({ cameras }) => format.list(cameras.map(cameraWords)) },
    serial: text('serial'),
    model: text('model'),
    note: text('note'),
  });
}
