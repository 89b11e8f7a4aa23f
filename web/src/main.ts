import { mount } from 'svelte';
import App from './App.svelte';
import { isDevice } from './place.ts';
import { settings, wear } from './settings.svelte.ts';
import './style/base.css';
import { texts } from './texts.svelte.ts';

wear();
await Promise.all([texts.load(settings.language), isDevice && import('./device/begin.ts')]);
mount(App, { target: document.getElementById('app')! });
