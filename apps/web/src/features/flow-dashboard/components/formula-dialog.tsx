import { flowFiguresApi } from '@rondo/contract/flow-figures';
import type { Output } from '@rondo/contract/kit/endpoint';
import { CAPTURE_FORMULAS, type CaptureFormula } from '@rondo/domain/flow-metric';
import { valueText } from '@rondo/messages/format/flow-figure';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { RadioCards } from '../../../shared/ui/form/wizard.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import './flow-dashboard.css';

/** By which formula the company computes its capture rate, with what each makes of last month. */
export function FormulaDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const setting = useCall(flowFiguresApi.setting, {}, { part: true, fresh: true });
  const tried = useCall(flowFiguresApi.trySetting, {}, { part: true });
  const [chosen, setChosen] = useState<CaptureFormula | null>(null);
  const formula = chosen ?? setting.data?.captureFormula ?? 'of_street';
  const save = useAct(flowFiguresApi.saveSetting, {
    invalidates: ['flowFigures'],
    onDone: () => {
      toast.ok(t('flowDashboard.done.formula'));
      onClose();
    },
  });
  const isChanged = setting.data !== undefined && formula !== setting.data.captureFormula;
  const failed = setting.error ?? tried.error;
  return (
    <Dialog
      title={t('flowDashboard.setting.title')}
      width={640}
      isSheet
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button
            look="primary"
            isBusy={save.busy}
            isDisabled={!isChanged}
            onPress={() => void save.run({ captureFormula: formula, rev: setting.data?.rev ?? 0 })}
          >
            {t('ui.save')}
          </Button>
        </>
      }
    >
      <p className="meta">{t('flowDashboard.setting.hint')}</p>
      {failed && (
        <LoadFailure failure={failed} onRetry={() => void Promise.all([setting.refetch(), tried.refetch()])} />
      )}
      {!failed && !(setting.data && tried.data) && <SkeletonRows rows={5} />}
      {setting.data && (
        <RadioCards
          label={t('flowDashboard.setting.title')}
          value={formula}
          onChange={setChosen}
          options={CAPTURE_FORMULAS.map((value) => ({ value, label: t(`flowDashboard.formula.${value}`), hint: '' }))}
        />
      )}
      {tried.data && <Preview tried={tried.data} />}
    </Dialog>
  );
}

function Preview({ tried }: { tried: Output<typeof flowFiguresApi.trySetting> }) {
  const t = useT();
  const format = useFormat();
  const { from, to, entries, passers, rates, shops } = tried;
  const all = { id: 'all', name: t('flowDashboard.setting.all'), rates };
  return (
    <>
      <h3 className="flow-dashboard-preview">{t('flowDashboard.setting.preview', { from, to })}</h3>
      <p className="meta">
        {t('flowDashboard.setting.counts', { entries: format.count(entries), passers: format.count(passers) })}
      </p>
      <table className="flow-dashboard-table">
        <thead>
          <tr>
            <th>{t('flowDashboard.by.shop')}</th>
            {CAPTURE_FORMULAS.map((one) => (
              <th key={one} className="num">
                {t(`flowDashboard.formula.${one}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[all, ...shops].map((shop) => (
            <tr key={shop.id}>
              <td className="ellipsis" title={shop.name}>
                {shop.name}
              </td>
              {CAPTURE_FORMULAS.map((one) => (
                <td key={one} className="num">
                  {valueText('captureRate', shop.rates[one], t)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
