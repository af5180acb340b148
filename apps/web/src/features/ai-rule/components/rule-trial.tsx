import { aiRuleApi } from '@rondo/contract/ai-rule';
import type { AiRuleDetail } from '@rondo/contract/ai-rule-shapes';
import { v7 as uuidv7 } from 'uuid';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Evidence } from '../../../shared/photo/evidence.tsx';
import { useAddresses } from '../../../shared/photo/use-addresses.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** What the rule would have raised on the pictures of the last day that are kept (D17.3). */
export function RuleTrial({ rule }: { rule: AiRuleDetail }) {
  const t = useT();
  const format = useFormat();
  const { trial, can, id } = rule;
  const start = useAct(aiRuleApi.startTrial, { onDone: () => toast.ok(t('aiRule.trial.started')) });
  const addressOf = useAddresses(trial?.found.flatMap(({ path }) => path ?? []) ?? []);
  return (
    <DrawerSection title={t('aiRule.trial.title')}>
      <p className="meta">{t('aiRule.trial.hint')}</p>
      <div className="ai-rule-line">
        <span className="num">
          {trial
            ? `${format.dateTime(trial.triedAt)} · ${t('aiRule.trial.result', { frames: trial.frames, found: trial.found.length })}`
            : t('aiRule.trial.none')}
          {trial && trial.recorded > 0 && ` · ${t('aiRule.trial.recorded', { count: trial.recorded })}`}
          {trial && trial.failed > 0 && ` · ${t('aiRule.trial.failed', { count: trial.failed })}`}
        </span>
        {can.edit && (
          <Button isSmall isBusy={start.busy} onPress={() => void start.run({ id, requestId: uuidv7() })}>
            {t('aiRule.trial.start')}
          </Button>
        )}
      </div>
      {trial?.isOld && <p className="meta">{t('aiRule.trial.old')}</p>}
      {trial && trial.found.length > 0 && (
        <ul className="ai-rule-wall">
          {trial.found.map((one) => (
            <li key={`${one.camera.id} ${one.at} ${one.isRecorded}`}>
              <Evidence
                picture={one.path === null ? one.thumb : addressOf(one.path)}
                alt={`${one.shopName} ${one.camera.name}`}
                boxes={one.boxes}
                areas={rule.areas.find(({ cameraId }) => cameraId === one.camera.id)?.areas ?? []}
              />
              <span className="meta ellipsis">
                {one.shopName} {one.camera.name} · {format.dateTime(one.at)}
                {one.isRecorded && ` · ${t('aiRule.trial.ofRecording')}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </DrawerSection>
  );
}
