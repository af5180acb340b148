import { aiRuleApi } from '@rondo/contract/ai-rule';
import type { AiRuleDetail } from '@rondo/contract/ai-rule-shapes';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { seenWords } from '../words.ts';

/** The cameras of a rule: when each was looked at, why not, and whether it was turned away. */
export function RuleWatched({ rule: { watched, can } }: { rule: AiRuleDetail }) {
  const t = useT();
  const format = useFormat();
  const resume = useAct(aiRuleApi.resume, { onDone: () => toast.ok(t('aiRule.watched.resumed')) });
  if (watched.length === 0) return null;
  return (
    <DrawerSection title={t('aiRule.watched.title')}>
      <ul className="ai-rule-watched">
        {watched.map((one) => (
          <li key={one.camera.id}>
            <span className="ellipsis">
              <strong>{one.shop.name}</strong> {one.camera.name}
            </span>
            <span className="meta num">
              {one.lastRunAt ? format.dateTime(one.lastRunAt) : t('aiRule.watched.never')}
            </span>
            {one.movedAt ? (
              <span className="ai-rule-bad">
                {t('aiRule.watched.moved')}
                {can.resume && (
                  <Button isSmall isBusy={resume.busy} onPress={() => void resume.run({ cameraId: one.camera.id })}>
                    {t('aiRule.watched.resume')}
                  </Button>
                )}
              </span>
            ) : (
              <span className={one.lastCause ? 'ai-rule-bad' : 'meta'}>{seenWords(t, one)}</span>
            )}
          </li>
        ))}
      </ul>
    </DrawerSection>
  );
}
