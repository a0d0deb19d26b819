import { Component, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { isChunkError } from '#domain/chunkErrors.ts';
import { endFirstLook } from '../../providers/firstList/firstLook.ts';
import { FailedState } from '../ui/states/FailedState.tsx';

const Broken = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const translate = useTranslate();
  const outdated = isChunkError(error);
  return (
    <FailedState
      title={translate('errors.pageTitle')}
      message={translate(outdated ? 'shell.newVersion' : 'errors.pageBody')}
      onRetry={outdated ? () => location.reload() : onRetry}
    />
  );
};

type Props = { children: ReactNode };

/** Keeps a part that breaks, or that cannot be loaded, from taking the page with it; it can be tried again by itself. */
export class PartBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    endFirstLook();
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return <Broken error={this.state.error} onRetry={() => this.setState({ error: null })} />;
  }
}

/** Keeps a page that breaks from taking the shell with it; another page begins afresh. */
export const PageBoundary = ({ children }: Props) => {
  const { pathname } = useLocation();
  return <PartBoundary key={pathname}>{children}</PartBoundary>;
};
