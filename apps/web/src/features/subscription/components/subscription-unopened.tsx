import { subscriptionApi } from '@rondo/contract/subscription';
import type { SubscriptionDetail } from '@rondo/contract/subscription-shapes';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import './subscription.css';

/** Recipients who open none of the reports: its owner decides whether it goes on being sent to them. */
export function SubscriptionUnopened({ subscription: { id, unopened } }: { subscription: SubscriptionDetail }) {
  const t = useT();
  const answer = useAct(subscriptionApi.answerUnopened, {
    onDone: (_, { isKept }) => toast.ok(t(isKept ? 'subscription.unopened.kept' : 'subscription.unopened.stopped')),
  });
  return (
    <DrawerSection title={t('subscription.unopened.title')}>
      <p className="meta">{t('subscription.unopened.hint')}</p>
      <ul className="subscription-runs">
        {unopened.map(({ id: memberId, name, count }) => (
          <li key={memberId} className="subscription-run">
            <div className="subscription-line">
              <Person name={name} />
              <span className="meta">{t('subscription.unopened.count', { count })}</span>
            </div>
            <div className="subscription-buttons">
              {(['keep', 'stop'] as const).map((act) => (
                <Button
                  key={act}
                  isBusy={answer.busy}
                  onPress={() => void answer.run({ id, memberId, isKept: act === 'keep' })}
                >
                  {t(`subscription.unopened.${act}`)}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </DrawerSection>
  );
}
