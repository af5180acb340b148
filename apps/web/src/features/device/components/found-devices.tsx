import type { deviceApi } from '@rondo/contract/device';
import type { Output } from '@rondo/contract/kit/endpoint';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useAddFound } from './use-add-found.ts';

export type Found = Output<typeof deviceApi.discover>;

interface Props {
  found: Found;
  shopId: string;
  edgeId: string | null;
  onClose: () => void;
}

/** What was found, to be chosen from, with one name and password for all that are chosen. What could not be added stays, with the reason. */
export function FoundDevices({ found, shopId, edgeId, onClose }: Props) {
  const t = useT();
  const [left, setLeft] = useState(found.found);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(found.found.map(({ address }) => address)));
  const [username, setUsername] = useState('admin');
  const [password, setPassword] = useState('');
  const adding = useAddFound({ shopId, edgeId, username, password });
  const rows = left.filter(({ address }) => chosen.has(address));
  const submit = async () => {
    const { added, refused } = await adding.run(rows);
    if (added.length > 0) toast.ok(t('device.foundAdded', { count: added.length }));
    setLeft((now) => now.filter(({ address }) => !added.includes(address)));
    if (refused === 0) onClose();
  };
  if (left.length === 0)
    return (
      <ActForm verb={t('ui.close')} isBusy={false} onSubmit={onClose} onClose={onClose}>
        <p>{t('device.foundNone')}</p>
        {found.known > 0 && <p className="meta">{t('device.foundKnown', { count: found.known })}</p>}
      </ActForm>
    );
  return (
    <ActForm
      verb={t('device.foundAdd', { count: rows.length })}
      isBusy={adding.isBusy || rows.length === 0}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ul className="device-found">
        {left.map(({ address, name, model }) => (
          <li key={address}>
            <Checkbox
              label={`${name || model || address} ${address}`}
              isChecked={chosen.has(address)}
              onChange={(isChecked) =>
                setChosen((now) => new Set(isChecked ? [...now, address] : [...now].filter((one) => one !== address)))
              }
            >
              {name || model || address}
            </Checkbox>
            <span className="meta ellipsis">{[address, name ? model : ''].filter(Boolean).join(' · ')}</span>
            {adding.reasons[address] && (
              <p role="alert" className="field-error">
                {t('device.foundFailed', { reason: adding.reasons[address] })}
              </p>
            )}
          </li>
        ))}
      </ul>
      {found.known > 0 && <p className="meta">{t('device.foundKnown', { count: found.known })}</p>}
      <p>{t('device.foundLogin')}</p>
      <TextField
        label={t('device.field.username')}
        maxLength={LIMIT.device.username}
        value={username}
        onChange={setUsername}
      />
      <TextField
        label={t('device.field.password')}
        type="password"
        autoComplete="new-password"
        maxLength={LIMIT.device.password}
        value={password}
        onChange={setPassword}
      />
    </ActForm>
  );
}
