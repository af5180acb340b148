import { edgeApi } from '@rondo/contract/edge';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';

interface Props {
  shopId: string;
  /** The gateway; null: the server connects itself. */
  value: string | null;
  error?: string | undefined;
  onChange: (edgeId: string | null) => void;
}

const DIRECT = 'direct';

/** How the device is reached: by the server itself or through a gateway of its store. Not there for stores without one. */
export function ViaField({ shopId, value, error, onChange }: Props) {
  const t = useT();
  const { data } = useCall(edgeApi.list, { shopId: [shopId], size: 100 }, { part: true });
  const edges = (data?.list ?? []).filter(({ id, state }) => state !== 'revoked' || id === value);
  if (edges.length === 0) return null;
  return (
    <SelectField
      label={t('device.via')}
      hint={t('device.viaHint')}
      error={error}
      options={[
        { value: DIRECT, label: t('device.viaDirect') },
        ...edges.map(({ id, name }) => ({ value: id, label: t('device.viaEdge', { name }) })),
      ]}
      value={value ?? DIRECT}
      onChange={(next) => onChange(next === DIRECT ? null : next)}
    />
  );
}
