/** What the measured process tells the driver. */
export type Report =
  | { kind: 'ready'; shop: string; bare: string }
  | { kind: 'done' }
  | { kind: 'cpu'; microseconds: number }
  | { kind: 'renders'; perSecond: number }
