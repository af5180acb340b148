import { type DeviceDetail, deviceApi } from '@rondo/contract/device';
import type { Output } from '@rondo/contract/kit/endpoint';
import { DEVICE_STATES } from '@rondo/domain/device';
import { ArchiveRestore, Cctv, Plus, Radar } from 'lucide-react';
import { useState } from 'react';
import { ExportMenu } from '../../../shared/export-menu.tsx';
import { call } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { useCan } from '../../../shared/session/me.ts';
import { SubscribeLink } from '../../../shared/subscribe-link.tsx';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { BinDialog } from '../../../shared/ui/list/bin-dialog.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { Opener } from '../../../shared/ui/opener.tsx';
import { BatchPart } from '../components/batch-part.tsx';
import { DeviceCard } from '../components/device-card.tsx';
import { useDeviceColumns } from '../components/device-columns.tsx';
import { DeviceFilters } from '../components/device-filters.tsx';
import { DeviceForm } from '../components/device-form.tsx';
import { FindDialog } from '../components/find-dialog.tsx';
import { ImportButton } from '../components/import-button.tsx';
import { RecordingSpace } from '../components/recording-space.tsx';
import { countedOf, FILTERS, filterLabels, inputOf } from '../list-input.ts';

const DeviceDrawer = lazyAtTouch(() => import('../components/device-drawer.tsx'));

/** Devices: the list, one of them open at the right, the form over both. */
export default function DevicePage() {
  const t = useT();
  const mayManage = useCan()('x_device');
  const params = useListParams({ filters: FILTERS, sort: 'name' });
  const list = useList({
    name: 'device',
    endpoint: deviceApi.list,
    params,
    inputOf,
    filterLabels: filterLabels(t),
    columns: useDeviceColumns(),
  });
  const { page: _page, size: _size, ...filters } = inputOf(params);
  const counts = useCall(deviceApi.counts, countedOf(params), { keepPrevious: true }).data;
  /** What the form is about: a device, or a new one. */
  const [form, setForm] = useState<DeviceDetail | 'new' | null>(null);
  const [ticked, setTicked] = useState<string[]>([]);
  const chosen = list.rows.filter(({ id }) => ticked.includes(id));
  const [isFinding, setFinding] = useState(false);
  const [isSpaceOpen, setSpaceOpen] = useState(false);
  useAskedDialog((asked) => {
    if (asked === 'create' && mayManage) setForm('new');
    if (asked === 'recording') setSpaceOpen(mayManage);
  });
  const create = mayManage && (
    <Button look="primary" icon={Plus} onPress={() => setForm('new')}>
      {t('device.create')}
    </Button>
  );
  return (
    <>
      <TablePage
        list={list}
        title={t('device.title')}
        actions={
          <>
            <SubscribeLink report="devices" filters={filters} />
            <ExportMenu
              title={t('device.title')}
              filters={filters}
              count={(asked) => call(deviceApi.list, asked)}
              save={(asked) => saveAnswer(deviceApi.export, asked)}
              start={(asked) => call(deviceApi.startExport, asked)}
            />
            {mayManage && <ImportButton />}
            {mayManage && <BinButton />}
            {mayManage && (
              <Button icon={Radar} onPress={() => setFinding(true)}>
                {t('device.find')}
              </Button>
            )}
            {create}
          </>
        }
        tabs={tabsOf(counts, t)}
        tab={DEVICE_STATES.find((state) => state === params.filters.state[0]) ?? ''}
        onTab={(key) => params.set({ filters: { state: key ? [key] : [] }, open: null })}
        filters={(bar) => <DeviceFilters {...bar} />}
        nameOf={(row) => `${row.shop.name} ${row.name}`}
        card={(row) => <DeviceCard row={row} />}
        empty={{
          noun: t('device.noun'),
          icon: Cctv,
          nothingYet: t(mayManage ? 'device.nothingYet' : 'device.nothingYetRead'),
          actions: create,
        }}
        selection={mayManage ? { keys: ticked, onChange: setTicked, onCards: true } : undefined}
        bulk={<BatchPart rows={chosen} onClear={() => setTicked([])} />}
        drawer={(row) => <DeviceDrawer {...row} onEdit={setForm} />}
      />
      {isSpaceOpen && (
        <Dialog title={t('settings.recording')} onClose={() => setSpaceOpen(false)}>
          <RecordingSpace />
        </Dialog>
      )}
      {isFinding && <FindDialog onClose={() => setFinding(false)} />}
      {form && <DeviceForm {...(form === 'new' ? {} : { device: form })} onClose={() => setForm(null)} />}
    </>
  );
}

type Counts = Output<typeof deviceApi.counts>;

/** All, and one tab for each state. */
const tabsOf = (counts: Counts | undefined, t: Translate) => [
  { key: '' as const, label: t('device.all'), count: counts?.all ?? null },
  ...DEVICE_STATES.map((state) => ({
    key: state,
    label: t(`state.device.${state}`),
    count: counts?.[state] ?? null,
  })),
];

/** What was deleted, and the way back. */
function BinButton() {
  const t = useT();
  return (
    <Opener label={t('device.bin')} icon={ArchiveRestore}>
      {(close) => <BinDialog read={deviceApi.bin} restore={deviceApi.restore} onClose={close} />}
    </Opener>
  );
}
