import { BarChart, LineChart, PieChart, RadarChart, ScatterChart } from 'echarts/charts';
import { GridComponent, LegendComponent, RadarComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

use([
  ...[BarChart, LineChart, PieChart, RadarChart, ScatterChart],
  ...[GridComponent, LegendComponent, RadarComponent, TooltipComponent, SVGRenderer],
]);

/** The parts of ECharts we use, in a chunk that loads with the first chart. SVG prints sharply. */
export const createChart = init;
