/** The drawings of the account's menu, on the grid of `Icon`. */
export const accountShapes = {
  sliders:
    'M4 8h4.5M13.5 8H20M8.5 8a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM4 16h7M16 16h4M11 16a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z',
  chart: 'M4.5 4v16H20M8.5 16.5v-4M12.5 16.5V8M16.5 16.5v-6.5',
} as const;
