import { mount } from 'svelte';
import App from './App.svelte';
import { settings, wear } from './settings.svelte.ts';
import './style/base.css';
import { texts } from './texts.svelte.ts';

wear();
await texts.load(settings.language);
mount(App, { target: document.getElementById('app')! });
