import { useT } from '../../../shared/i18n.tsx';
import { faultsOf } from './faults.ts';
import type { Plan, Step } from './plan.ts';

/** What was answered, as it is repeated under each step. */
export function useAnswers(plan: Plan): Partial<Record<Step, string>> {
  const t = useT();
  const { shopIds, groupIds } = plan;
  const where = [
    ...(groupIds.length > 0 ? [t('task.wizard.answerGroups', { count: groupIds.length })] : []),
    ...(shopIds.length > 0 ? [t('task.wizard.answerShops', { count: shopIds.length })] : []),
  ];
  const isWhoAnswered = faultsOf('who', plan, Date.now()).length === 0;
  return {
    ...(plan.name.trim() ? { what: plan.name } : {}),
    ...(where.length > 0 ? { where: where.join(' · ') } : {}),
    ...(isWhoAnswered ? { who: t(`task.wizard.kinds.${plan.executor}`) } : {}),
  };
}
