import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from './open-page';

/** The page of one product or customer: its facts, and the form they are changed in. */
export class RecordPage {
  constructor(
    readonly page: Page,
    private readonly path: string,
  ) {}

  async open(): Promise<void> {
    await openPage(this.page, this.path);
  }

  section(title: string): Locator {
    return this.page.getByRole('region', { name: title });
  }

  async edit(): Promise<void> {
    await this.section('Details').getByRole('button', { name: 'Edit' }).click();
  }

  field(label: string): Locator {
    return this.section('Details').getByLabel(label, { exact: true });
  }

  async save(): Promise<void> {
    await this.section('Details').getByRole('button', { name: 'Save' }).click();
  }

  /** Saves, and waits until the facts are shown again. */
  async saved(): Promise<void> {
    await this.save();
    await expect(this.section('Details').getByRole('button', { name: 'Edit' })).toBeVisible();
  }

  refusal(): Locator {
    return this.section('Details').getByRole('alert');
  }
}
