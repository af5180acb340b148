import { surveillanceApi } from '@rondo/contract/surveillance';
import { PATROL_SECONDS } from '@rondo/domain/surveillance';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import type { Patrol } from '../patrol.ts';
import { foundBy, type TreeFilter } from '../tree-filter.ts';
import { CamerasField } from './cameras-field.tsx';

interface Props {
  filter: TreeFilter;
  /** What the wall shows: chosen at first. */
  playing: readonly string[];
  onStart: (patrol: Patrol) => void;
  onClose: () => void;
}

/** What a round shows, how many at once, and how long. */
export function PatrolDialog({ filter, playing, onStart, onClose }: Props) {
  const t = useT();
  const [source, setSource] = useState<'filter' | 'chosen'>('filter');
  const [cameraIds, setCameraIds] = useState<readonly string[]>(playing);
  const [size, setSize] = useState<'4' | '9'>('4');
  const [seconds, setSeconds] = useState<Patrol['seconds']>(10);
  const [isOnlineOnly, setOnlineOnly] = useState(true);
  const found = useCall(surveillanceApi.cameras, foundBy(filter), { enabled: source === 'filter', part: true });
  const filtered = found.data?.list.map(({ id }) => id) ?? [];
  const ids = source === 'filter' ? filtered : cameraIds;
  return (
    <ConfirmDialog
      title={t('surveillance.patrol.title')}
      verb={t('surveillance.patrol.start', { count: ids.length })}
      isDisabled={ids.length === 0}
      onConfirm={() => onStart({ cameraIds: ids, size: size === '4' ? 4 : 9, seconds, isOnlineOnly })}
      onClose={onClose}
    >
      <div className="patrol-form">
        <Segment
          label={t('surveillance.patrol.source')}
          value={source}
          onChange={setSource}
          isWide
          options={[
            { value: 'filter', label: t('surveillance.patrol.byFilter') },
            { value: 'chosen', label: t('surveillance.patrol.byChoice') },
          ]}
        />
        {source === 'filter' && (
          <p className="meta">
            {t('surveillance.patrol.found', { count: filtered.length })}{' '}
            {(found.data?.total ?? 0) > filtered.length && t('surveillance.patrol.most')}
          </p>
        )}
        {source === 'chosen' && (
          <CamerasField label={t('surveillance.cameras')} value={cameraIds} onChange={setCameraIds} />
        )}
        <Segment
          label={t('surveillance.size')}
          value={size}
          onChange={setSize}
          options={[
            { value: '4', label: t('surveillance.cells', { count: 4 }) },
            { value: '9', label: t('surveillance.cells', { count: 9 }) },
          ]}
        />
        <SelectField
          label={t('surveillance.patrol.interval')}
          value={seconds}
          onChange={(next) => setSeconds(PATROL_SECONDS.find((known) => known === next) ?? 10)}
          options={PATROL_SECONDS.map((value) => ({
            value,
            label: t('surveillance.patrol.seconds', { seconds: value }),
          }))}
        />
        <Checkbox label={t('surveillance.onlyOnline')} isChecked={isOnlineOnly} onChange={setOnlineOnly} />
      </div>
    </ConfirmDialog>
  );
}
