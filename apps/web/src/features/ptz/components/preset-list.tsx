import { type PresetRow, ptzApi } from '@rondo/contract/ptz';
import { Crosshair, LocateFixed, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { type PresetAsked, PresetDialog } from './preset-dialog.tsx';

interface Props {
  cameraId: string;
  /** Somebody else has the camera. */
  isDisabled: boolean;
}

/** The places that the camera remembers: a press sends it there. */
export function PresetList({ cameraId, isDisabled }: Props) {
  const t = useT();
  const [asked, setAsked] = useState<PresetAsked | null>(null);
  const { data, isError, error, refetch } = useCall(ptzApi.presets, { cameraId }, { part: true, hideErrors: true });
  const go = useAct(ptzApi.goTo);
  const goTo = async ({ id: preset, name }: PresetRow) => {
    if (await go.run({ cameraId, preset })) toast.ok(t('ptz.going', { name }));
  };
  return (
    <section className="ptz-part">
      <h3>{t('ptz.presets')}</h3>
      {!data && isError && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Spinner />}
      {data?.cause && (
        <p className="ptz-cause" role="status">
          {t('ptz.presetsFailed', { cause: t(`device.cause.${data.cause}`) })}{' '}
          <Button isSmall onPress={() => void refetch()}>
            {t('ui.retry')}
          </Button>
        </p>
      )}
      {data && data.cause === null && data.presets.length === 0 && <p className="meta">{t('ptz.presetsNone')}</p>}
      {data && data.presets.length > 0 && (
        <ul className="ptz-presets">
          {data.presets.map((preset) => (
            <li key={preset.id}>
              <button
                type="button"
                className="ptz-preset"
                disabled={isDisabled}
                aria-busy={go.busy}
                onClick={() => !go.busy && void goTo(preset)}
              >
                <LocateFixed size={16} strokeWidth={1.75} aria-hidden />
                <span className="ellipsis">{preset.name}</span>
              </button>
              <MoreMenu
                label={t('ptz.acts', { name: preset.name })}
                className="quiet"
                acts={[
                  {
                    ...{ key: 'update', label: t('ptz.update'), icon: Crosshair, isDisabled },
                    run: () => setAsked({ kind: 'update', preset }),
                  },
                  {
                    ...{ key: 'remove', label: t('ui.delete'), icon: Trash2, isDisabled, isDanger: true },
                    run: () => setAsked({ kind: 'remove', preset }),
                  },
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        icon={Plus}
        isDisabled={isDisabled || !data || data.cause !== null}
        onPress={() => setAsked({ kind: 'new' })}
      >
        {t('ptz.save')}
      </Button>
      {asked && <PresetDialog cameraId={cameraId} asked={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}
