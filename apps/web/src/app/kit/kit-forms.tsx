import type { DuplicateChoice, ImportReport } from '@rondo/contract/import';
import { CalendarSync, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useT } from '../../shared/i18n.tsx';
import { CheckStep } from '../../shared/import/check-step.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { RadioCards, Wizard } from '../../shared/ui/form/wizard.tsx';
import { EmptyState, type EmptyStateKind } from '../../shared/ui/list/empty-state.tsx';
import { SkeletonRows } from '../../shared/ui/list/skeleton.tsx';
import '../../shared/import/import.css';

const faces: EmptyStateKind[] = ['nothing-yet', 'nothing-matches', 'no-permission', 'failed'];

function Faces() {
  const t = useT();
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))', padding: 24 }}>
      {faces.map((kind) => (
        <div key={kind} className="card">
          <EmptyState
            kind={kind}
            noun="周期任务"
            {...(kind === 'nothing-yet' ? { icon: CalendarSync } : {})}
            actions={
              <Button look="primary" icon={RotateCw} onPress={() => {}}>
                {t('ui.retry')}
              </Button>
            }
          >
            {t('ui.emptyState.failedHint')} {t('ui.emptyState.reference', { id: '7F3A-21' })}
          </EmptyState>
        </div>
      ))}
      <SkeletonRows />
    </div>
  );
}

const REPORT: ImportReport = {
  importId: '00000000-0000-7000-8000-000000000000',
  fileName: '食品安全检查项_2026Q4.xlsx',
  sheets: ['检查项'],
  sheet: 0,
  headingRow: 2,
  rows: 124,
  ready: 117,
  columns: [],
  fields: [],
  errors: [
    { row: 14, column: '等级', value: '严重', message: '只能是 一般、重要、红线' },
    { row: 27, column: '分类', value: '冷藏//储存', message: '分类路径有空的一级' },
    { row: 63, column: '名称', value: '', message: '请填写名称' },
  ],
  errorCount: 4,
  errorRows: 4,
  warnings: [],
  warningCount: 0,
  duplicates: [],
  duplicateCount: 3,
  choices: ['skip', 'keep_both', 'replace'],
  creates: [{ noun: 'category', count: 3, names: ['后厨', '前厅', '仓库'] }],
  notes: ['第 2 行是表头，上面的行已跳过'],
  preview: { fields: ['分类', '检查项'], rows: [{ row: 3, cells: ['后厨', '地面干净'] }] },
};

function Import() {
  const t = useT();
  const [choice, setChoice] = useState<DuplicateChoice>('skip');
  return (
    <Dialog title={t('template.importing.title')} width={860} onClose={() => {}}>
      <div className="import-body">
        <CheckStep
          report={REPORT}
          file={{ name: REPORT.fileName, size: 88_000 }}
          duplicates={choice}
          onDuplicates={setChoice}
          onChange={() => {}}
          onColumns={() => {}}
          onImport={() => {}}
        />
      </div>
    </Dialog>
  );
}

function Steps() {
  const [who, setWho] = useState<string>('role');
  return (
    <Wizard
      title="New cyclic task"
      meta="Draft saved 14:21"
      current="who"
      onStep={() => {}}
      onLeave={() => {}}
      onBack={() => {}}
      reason="Solve 3 stores to continue"
      primary={
        <Button look="primary" isDisabled onPress={() => {}}>
          Next: when
        </Button>
      }
      preview={<h1>48 tasks a month</h1>}
      steps={[
        { key: 'what', label: 'What', answer: 'November food safety audit' },
        { key: 'where', label: 'Where', answer: '48 stores' },
        { key: 'who', label: 'Who and process' },
        { key: 'when', label: 'When' },
      ]}
    >
      <h2>Who inspects, who reviews?</h2>
      <RadioCards
        label="Inspector"
        value={who}
        onChange={setWho}
        options={[
          {
            value: 'role',
            label: 'Role by store permission',
            hint: 'Everyone with the chosen role who may see the store',
          },
          { value: 'named', label: 'Named members', hint: 'The same people for all stores' },
        ]}
      />
    </Wizard>
  );
}

/** Faces, import and wizard with contents typed here. */
export function KitForms() {
  const { part } = useParams();
  if (part === 'faces') return <Faces />;
  if (part === 'import') return <Import />;
  return <Steps />;
}
