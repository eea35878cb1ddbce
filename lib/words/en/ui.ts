export const ui = {
  close: 'Close',
  copied: 'Copied',
  copy: 'Copy',
  notifications: 'Notifications',
  onClipboard: 'It is on the clipboard.',
  selected: 'It is selected: press Ctrl+C to copy it.',
} as const;
