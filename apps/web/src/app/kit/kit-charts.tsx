import { useCallback } from 'react';
import { useLanguage } from '../../shared/i18n.tsx';
import { BarList } from '../../shared/ui/chart/bar-list.tsx';
import { Chart } from '../../shared/ui/chart/chart.tsx';
import { StackedLevels } from '../../shared/ui/chart/stacked-levels.tsx';
import { StatStrip } from '../../shared/ui/chart/stat-strip.tsx';
import type { Role } from '../../shared/ui/tokens.ts';

const labels = ['巡检次数', '覆盖率', '平均得分率', '合格率', '红线项', '整改按时率'];
const weeks = ['9/29', '10/6', '10/13', '10/20', '10/27', '11/3', '11/10', '11/17'];
const counts = [398, 412, 440, 405, 452, 470, 475, 451];

/** The chart kit with figures typed here. */
export function KitCharts() {
  const language = useLanguage();
  const option = useCallback(
    (p: Record<Role, string>) => ({
      xAxis: { type: 'category', data: weeks },
      yAxis: [
        { type: 'value', max: 480 },
        { type: 'value', min: 80, max: 95, splitLine: { show: false } },
      ],
      series: [
        { type: 'bar', data: counts, barWidth: 27, itemStyle: { borderRadius: 3, opacity: 0.85 } },
        {
          type: 'line',
          yAxisIndex: 1,
          data: [88, 87, 87.3, 85.8, 86.4, 87, 85.7, 86.3],
          symbol: 'circle',
          symbolSize: 7,
          lineStyle: { color: p.c2 },
          itemStyle: { color: p.c2 },
        },
      ],
    }),
    [],
  );
  return (
    <div style={{ display: 'grid', gap: 16, padding: 24 }} lang={language}>
      <h1>{labels[0]}</h1>
      <StatStrip
        label="Figures"
        stats={labels.map((label, index) => ({
          key: label,
          label,
          value: ['3,482', '91.3%', '87.6%', '94.1%', '37', '—'][index],
          formula: 'a / b',
          delta: {
            text: '6.4%',
            direction: (['up', 'down', 'same'] as const)[index % 3] ?? 'same',
            isGood: index % 2 === 0,
          },
          spark: [3, 4, 3.5, 5, 5.6, 5.2, 7, 7.8],
          to: '/list',
        }))}
      />
      <div className="card">
        <h3>巡检次数与平均得分率</h3>
        <Chart label="Inspections a week and their mean score" option={option} />
      </div>
      <div className="card">
        <BarList
          label="Items that fail most"
          rows={['冷藏食品高于 5°C', '洗手设施不可用', '容器无标签'].map((label, index) => ({
            key: label,
            label,
            value: 128 - index * 30,
            to: '/list',
          }))}
        />
      </div>
      <div className="card">
        <StackedLevels
          label="Results by area"
          levels={['优秀', '良好', '合格', '不合格']}
          rows={[
            { key: 'a', label: '浦东一区', counts: [65, 54, 18, 5] },
            { key: 'b', label: '虹桥区', counts: [63, 40, 12, 6], to: '/list' },
            { key: 'c', label: '苏州', counts: [1, 1, 0, 0] },
          ]}
        />
      </div>
    </div>
  );
}
